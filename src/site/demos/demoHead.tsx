import type { ReactElement } from 'react';
import type { StaticDemo, StaticStyle } from '../../domain/live';
import { readServerThemeVariables } from './serverDemo';
import { sheetId, TAILWIND_ID, themeVariablesId } from './demoStyleIds';

/** The live code of the page that is being rendered. `renderToString` is synchronous: there is only ever one. */
let collected: StaticDemo[] = [];

/**
 * Notes live code while its page is rendered. Returns how often the page has shown this very rendering
 * before: its ids must not be there twice.
 */
export function collectDemo(demo: StaticDemo): number {
  const earlier = collected.filter((other) => other === demo).length;
  collected.push(demo);
  return earlier;
}

/** Each style once, in order of first use: those of one Emotion key together, but global ones each by itself, as Emotion looks for them. */
export function gatherStyles(demos: readonly StaticDemo[]): StaticStyle[] {
  const groups = new Map<string, Map<string, StaticStyle>>();
  for (const style of demos.flatMap(({ styles }) => styles)) {
    const name = style.ids.join(' ');
    const group = style.key.endsWith('-global') ? `${style.key} ${name}` : style.key;
    groups.set(group, (groups.get(group) ?? new Map<string, StaticStyle>()).set(name, style));
  }
  return [...groups.values()].map((group) => {
    const members = [...group.values()];
    return {
      key: members[0]?.key ?? '',
      ids: members.flatMap(({ ids }) => ids),
      css: members.map(({ css }) => css).join(''),
    };
  });
}

/**
 * The head of a page with live code: the custom properties of the themes, the demos' own style sheets,
 * and their Emotion styles in the form that Emotion takes up in the browser. Empty for a page without.
 * To be called right after the page's `renderToString`, before anything else is rendered.
 */
export function takeDemoHead(): ReactElement[] {
  const demos = collected;
  collected = [];
  const providers = new Set(demos.map(({ provider }) => provider));
  const sheets = new Map(demos.flatMap(({ sheet }) => (sheet ? [[sheet.scope, sheet.css] as const] : [])));
  const tailwind = demos.find((demo) => demo.tailwind !== null)?.tailwind ?? null;
  return [
    ...[...providers].map((provider) => (
      <style
        key={themeVariablesId(provider)}
        id={themeVariablesId(provider)}
        dangerouslySetInnerHTML={{ __html: readServerThemeVariables(provider) ?? '' }}
      />
    )),
    ...(tailwind === null
      ? []
      : [<link key={TAILWIND_ID} id={TAILWIND_ID} rel="stylesheet" href={tailwind} />]),
    ...[...sheets].map(([scope, css]) => (
      <style key={sheetId(scope)} id={sheetId(scope)} dangerouslySetInnerHTML={{ __html: css }} />
    )),
    ...gatherStyles(demos).map(({ key, ids, css }) => (
      <style
        key={`${key} ${ids.join(' ')}`}
        data-emotion={`${key} ${ids.join(' ')}`}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  ];
}
