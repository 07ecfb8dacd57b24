import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import DocTemplate from '../../../src/site/templates/DocTemplate';
import LiveDocTemplate, { query } from '../../../src/site/templates/LiveDocTemplate';
import { createBlock, createPage, inProviders } from '../components/docPage';
import { createContext } from './createContext';

const demo = { demoId: 'ui/Knob', name: 'Knob', sourcesUrl: '/demos/Knob.0.json', variants: [] };
const page = createPage({ blocks: [createBlock({ kind: 'demo', name: 'Knob', options: {}, demo })] });
const props = { data: { docPage: page }, pageContext: createContext() };

function findDemo(element: ReactElement): Element | null {
  const { container } = render(inProviders(element));
  return container.querySelector('[data-demo="Knob"]');
}

test('a page with demos shows them', () => {
  expect(findDemo(<LiveDocTemplate {...props} />)).toBeInTheDocument();
  expect(screen.getByRole('main')).toBeVisible();
});

test('the template of prose has nothing that shows a demo', () => {
  expect(findDemo(<DocTemplate {...props} />)).toBeNull();
});

test('both ask for the same fields', () => {
  expect(String(query)).toContain('...DocTemplatePage');
});
