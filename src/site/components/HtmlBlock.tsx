import { memo, type ReactElement } from 'react';

/** Ready HTML of the build. React neither looks inside nor ever renders it again. */
export const HtmlBlock = memo(function HtmlBlock({ html }: { readonly html: string }): ReactElement {
  return <div className="html-block" dangerouslySetInnerHTML={{ __html: html }} />;
});
