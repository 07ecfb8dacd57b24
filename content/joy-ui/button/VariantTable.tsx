import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success'] as const;

export default function VariantTable() {
  return (
    <Sheet
      tabIndex={0}
      role="region"
      aria-label="Variants and colors"
      sx={{ width: '100%', overflow: 'auto' }}
    >
      <Table borderAxis="none" sx={{ minWidth: 520 }}>
        <thead>
          <tr>
            <td />
            {colors.map((color) => (
              <th key={color} scope="col">
                {color}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              {colors.map((color) => (
                <td key={color}>
                  <Button variant={variant} color={color} size="sm">
                    Send
                  </Button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
