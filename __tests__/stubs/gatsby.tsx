import type { AnchorHTMLAttributes } from 'react';

/** Gatsby's own module starts a loader in the browser; components under test need its surface alone. */
export function Link({ to, ...props }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a href={to} {...props} />;
}

export const navigate = jest.fn();
export const prefetchPathname = jest.fn();
export const withPrefix = (path: string): string => path;

/** Gatsby's compiler takes queries out of the source; here one is the text it was written as. */
export const graphql = (query: TemplateStringsArray): string => query.join('');
