import createBox from '@mui/system/createBox';
import createTheme from '@mui/system/createTheme';

/** A Box with a theme for where there is none, and with a class name of its own. */
const Panel = createBox({
  defaultTheme: createTheme({ spacing: 4 }),
  defaultClassName: 'Panel',
});

export default function OwnBox() {
  return (
    <Panel sx={{ p: 4, border: '2px dotted', maxWidth: 360 }}>
      In the page this element has the class <code>Panel</code>, and four times the spacing unit around its
      text.
    </Panel>
  );
}
