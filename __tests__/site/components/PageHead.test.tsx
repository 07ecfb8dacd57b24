import { waitFor } from '@testing-library/react';
import { PageHead } from '../../../src/site/components/PageHead';
import { renderInProviders } from './docPage';

const contentOf = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

describe('PageHead', () => {
  it('writes title, description, canonical address and what sharing shows', async () => {
    renderInProviders(
      <PageHead title="Button - Material UI" description="Buttons act." canonicalPath="/ui/button" />,
    );
    await waitFor(() => expect(document.title).toBe('Button - Material UI'));
    expect(contentOf('meta[name="description"]', 'content')).toEqual(['Buttons act.']);
    expect(contentOf('link[rel="canonical"]', 'href')).toEqual(['https://docs.example.com/ui/button']);
    expect(contentOf('meta[property="og:url"]', 'content')).toEqual(['https://docs.example.com/ui/button']);
    expect(contentOf('meta[property="og:title"]', 'content')).toEqual(['Button - Material UI']);
    expect(contentOf('meta[name="robots"]', 'content')).toEqual([]);
  });

  it('names each language that has the page, the default one as the fallback', async () => {
    renderInProviders(
      <PageHead
        title="Button"
        description="Buttons act."
        canonicalPath="/ui/button"
        alternates={[
          { language: 'en', path: '/ui/button' },
          { language: 'zh', path: '/zh/ui/button' },
        ]}
      />,
    );
    await waitFor(() =>
      expect(contentOf('link[rel="alternate"]', 'hreflang')).toEqual(['en', 'zh', 'x-default']),
    );
    expect(contentOf('link[rel="alternate"]', 'href')).toEqual([
      'https://docs.example.com/ui/button',
      'https://docs.example.com/zh/ui/button',
      'https://docs.example.com/ui/button',
    ]);
  });

  it('keeps a page without an address of its own out of search results', async () => {
    renderInProviders(<PageHead title="Not found" description="Nothing here." canonicalPath={null} />);
    await waitFor(() => expect(contentOf('meta[name="robots"]', 'content')).toEqual(['noindex']));
    expect(contentOf('link[rel="canonical"]', 'href')).toEqual([]);
  });
});
