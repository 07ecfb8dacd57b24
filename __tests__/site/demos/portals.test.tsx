import { act, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followPortals } from '../../../src/site/demos/portals';

function Demo({ name }: { name: string }) {
  return (
    <p>
      {name}
      {createPortal(<div id={`popup-of-${name}`}>Popup</div>, document.body)}
    </p>
  );
}

function addHost(attributes: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', `<div ${attributes}></div>`);
  const host = document.body.lastElementChild;
  if (!(host instanceof HTMLElement)) throw new Error('no host');
  return host;
}

const popupOf = (name: string) => document.getElementById(`popup-of-${name}`);

beforeEach(() => {
  document.body.replaceChildren();
  followPortals();
});

describe('what a demo portals to the end of the page', () => {
  it('is marked as its host is, whoever else has popups there', async () => {
    const styled = createRoot(addHost('data-demo-css="0badcafe" data-demo-tailwind=""'));
    const plain = createRoot(addHost(''));
    await act(async () => {
      styled.render(<Demo name="styled" />);
      plain.render(<Demo name="plain" />);
    });
    await waitFor(() => expect(popupOf('styled')).toHaveAttribute('data-demo-portal'));
    expect(popupOf('styled')).toHaveAttribute('data-demo-css', '0badcafe');
    expect(popupOf('styled')).toHaveAttribute('data-demo-tailwind', '');
    expect(popupOf('plain')?.getAttributeNames()).toEqual(['id']);
    await act(async () => {
      styled.unmount();
      plain.unmount();
    });
  });

  it('is so where the host was hydrated', async () => {
    const host = addHost('data-demo-css="0badcafe"');
    host.innerHTML = '<p>late</p>';
    const root = hydrateRoot(host, <p>late</p>);
    await act(async () => {});
    await act(async () => root.render(<Demo name="late" />));
    await waitFor(() => expect(popupOf('late')).toHaveAttribute('data-demo-css', '0badcafe'));
    await act(async () => root.unmount());
  });
});
