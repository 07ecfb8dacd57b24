import { render, screen } from '@testing-library/react';
import { findStrings } from '../../../src/site/i18n/loadStrings';
import { loadPageStrings } from '../../../src/site/entry/loadPageStrings';
import { wrapPageElement, wrapRootElement } from '../../../src/site/entry/wrapElements';
import { useCodeVariant } from '../../../src/site/providers/CodeVariantProvider';
import { useTranslate, useUserLanguage } from '../../../src/site/providers/TranslationsProvider';

function Page() {
  const t = useTranslate();
  return (
    <p>
      {useUserLanguage()} {useCodeVariant().codeVariant} {t('code.copy')}
    </p>
  );
}

const wrap = (pageContext: Record<string, unknown>) =>
  render(wrapRootElement({ element: wrapPageElement({ element: <Page />, props: { pageContext } }) }));

test('a page speaks the language of its context', async () => {
  expect(findStrings('zh')).toBeUndefined();
  await loadPageStrings('/zh/material-ui/react-button');
  wrap({ language: 'zh' });
  expect(screen.getByText('zh TS 复制')).toBeVisible();
});

test('a page without one, the 404 page for instance, speaks the default language', () => {
  wrap({});
  expect(screen.getByText('en TS Copy')).toBeVisible();
});
