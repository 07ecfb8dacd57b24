import { highlightImport } from '../../../../src/site/components/api/CodeLine';

test('an import is highlighted: its words and its string, and nothing inside that', () => {
  expect(highlightImport("import { as } from 'import-from/as';")).toBe(
    '<span class="token keyword">import</span> { <span class="token keyword">as</span> } ' +
      '<span class="token keyword">from</span> <span class="token string">\'import-from/as\'</span>;',
  );
});

test('what means something in HTML is written as text', () => {
  expect(highlightImport("'<b>&'")).toBe('<span class="token string">\'&lt;b&gt;&amp;\'</span>');
});
