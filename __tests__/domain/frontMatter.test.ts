import { frontMatterSchema } from '../../src/domain/frontMatter';

const accepts = (data: object) => frontMatterSchema.safeParse(data).success;

describe('the front matter', () => {
  it('makes lists of names, however they are written', () => {
    expect(
      frontMatterSchema.parse({ components: 'Button, IconButton ,', hooks: ['useButton', ' '] }),
    ).toEqual({
      components: ['Button', 'IconButton'],
      hooks: ['useButton'],
    });
  });

  it('knows no other keys than its own', () => {
    expect(accepts({ titel: 'Mistyped' })).toBe(false);
    expect(accepts({})).toBe(true);
  });

  test.each(['waiAria', 'materialDesign', 'unstyled'])('takes only addresses of the web for %s', (key) => {
    expect(accepts({ [key]: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' })).toBe(true);
    for (const address of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil.example.com',
      '',
    ]) {
      expect(accepts({ [key]: address })).toBe(false);
    }
  });

  it('takes a path of this site for the unstyled version', () => {
    expect(accepts({ unstyled: '/base-ui/react-button' })).toBe(true);
  });

  test.each([
    'title',
    'description',
    'path',
    'productId',
    'packageName',
    'githubLabel',
    'githubSource',
    'filename',
  ])('takes a text for %s, not an empty one, not a number', (key) => {
    expect([accepts({ [key]: 'x' }), accepts({ [key]: '' }), accepts({ [key]: 5 })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
