import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydratePage } from '../../../src/site/entry/hydratePage';

function Page() {
  const [count, setCount] = useState(0);
  return (
    <div id="gatsby-focus-wrapper">
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </div>
  );
}

function createContainer(html: string) {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  const container = document.getElementById('___gatsby');
  if (container === null) throw new Error('No container');
  return container;
}

test('the HTML of the server is taken up, and comes to life', async () => {
  const container = createContainer(renderToString(<Page />));
  const rendered = screen.getByRole('button');
  await act(async () => hydratePage(<Page />, container));
  expect(screen.getByRole('button')).toBe(rendered);
  fireEvent.click(rendered);
  expect(rendered).toHaveTextContent('1');
});

test('a page that arrives empty is rendered', async () => {
  const complaints = jest.spyOn(console, 'error');
  const container = createContainer('<div id="gatsby-focus-wrapper"></div>');
  await act(async () => hydratePage(<Page />, container));
  expect(screen.getByRole('button')).toHaveTextContent('0');
  expect(complaints).not.toHaveBeenCalled();
});
