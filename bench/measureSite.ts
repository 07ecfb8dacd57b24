import { measureClick, measureVisit, withSite, type VisitFigures } from './measurePage';
import { publicDir } from './runBuild';

export interface SiteRow {
  readonly name: string;
  readonly url: string;
  readonly visit: VisitFigures;
  /** Milliseconds from a click on the next page's link to its h1. */
  readonly click: number;
}

/** Pages of the default content: one without demos, and one with several. */
const PAGES = [
  { name: 'without demos', url: '/material-ui/getting-started/learn' },
  { name: 'with demos', url: '/material-ui/react-button' },
];

/** Measures first visits of the default content's site, which lies in `public/`. */
export async function measureSite(): Promise<SiteRow[]> {
  return withSite(publicDir, async (origin, browser) => {
    const rows: SiteRow[] = [];
    for (const { name, url } of PAGES) {
      const visit = await measureVisit(browser, origin + url);
      const click = await measureClick(browser, origin + url, 'a[rel="next"]');
      rows.push({ name, url, visit, click });
    }
    return rows;
  });
}
