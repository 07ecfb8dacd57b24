import type { ReactElement } from 'react';
import type { StaticStyle } from '../../domain/live';
import { readServerThemeVariables } from './serverDemo';
import { THEME_VARIABLES_ID } from './themeVariablesId';

/** Styles of the page that is being rendered. `renderToString` is synchronous: there is only ever one. */
let collected: StaticStyle[] = [];

/** Notes the styles of live code while its page is rendered. */
export function collectDemoStyles(styles: readonly StaticStyle[]): void {
  collected.push(...styles);
}

/**
 * Takes what was collected, each style once, in order of first use: those of one Emotion key together,
 * but global ones each by itself, as Emotion looks for them.
 */
export function takeDemoStyles(): StaticStyle[] {
  const styles = collected;
  collected = [];
  const groups = new Map<string, Map<string, StaticStyle>>();
  for (const style of styles) {
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
 * The head of a page with live code: the theme's custom properties, then the styles of its demos in
 * the form that Emotion takes up in the browser. Empty for a page without. To be called right after
 * the page's `renderToString`, before anything else is rendered.
 */
export function takeDemoHead(): ReactElement[] {
  const styles = takeDemoStyles();
  if (styles.length === 0) return [];
  const variables = readServerThemeVariables() ?? '';
  return [
    <style
      key={THEME_VARIABLES_ID}
      id={THEME_VARIABLES_ID}
      dangerouslySetInnerHTML={{ __html: variables }}
    />,
    ...styles.map(({ key, ids, css }) => (
      <style
        key={`${key} ${ids.join(' ')}`}
        data-emotion={`${key} ${ids.join(' ')}`}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  ];
}
