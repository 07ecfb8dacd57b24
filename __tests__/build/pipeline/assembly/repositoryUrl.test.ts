import { repositoryUrl } from '../../../../src/build/pipeline/assembly/repositoryUrl';

const repository = { url: 'https://example.com/org/repo/', branch: 'main', path: 'docs/content' };

describe('repositoryUrl', () => {
  it('leads to a file below the content root, to look at it or to edit it', () => {
    expect(repositoryUrl('blob', 'lib/Basic.tsx', { repository })).toBe(
      'https://example.com/org/repo/blob/main/docs/content/lib/Basic.tsx',
    );
    expect(repositoryUrl('edit', 'lib/my page.md', { repository })).toBe(
      'https://example.com/org/repo/edit/main/docs/content/lib/my%20page.md',
    );
  });

  it('follows the way out of the content root', () => {
    expect(repositoryUrl('blob', '../data/A.tsx', { repository })).toBe(
      'https://example.com/org/repo/blob/main/docs/data/A.tsx',
    );
  });

  it('leads nowhere without a repository', () => {
    expect(repositoryUrl('blob', 'lib/Basic.tsx', {})).toBeNull();
  });
});
