import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureParsing } from './measureParsing';
import { fileOfPage, generateContent, pathOfPage } from './generateContent';
import { listHtml, publicDir, runBuild, startCold, type BuildFigures } from './runBuild';
import { measureClick, measureVisit, withSite, type VisitFigures } from './measurePage';

/** What was measured at one number of pages. */
export interface BuildRow {
  readonly pages: number;
  readonly cold: BuildFigures;
  readonly warm: BuildFigures;
  readonly editedPage: BuildFigures & { readonly htmlRewritten: number };
  readonly editedLabel: BuildFigures & { readonly htmlRewritten: number };
  /** Milliseconds per page. */
  readonly parsing: number;
  readonly html: number;
  readonly visit: VisitFigures;
  /** Milliseconds from a click to the new h1. */
  readonly click: number;
}

const EDIT = 'These words were added to measure how long they take to arrive.';
const LABEL = 'A label that was edited';

/** Builds generated content of each size, cold, warm and after edits. */
export async function measureBuilds(sizes: readonly number[], workDir: string): Promise<BuildRow[]> {
  const rows: BuildRow[] = [];
  for (const pages of sizes) {
    console.log(`${pages} pages: generating, then building cold, warm and after edits…`);
    const dir = path.join(workDir, String(pages));
    generateContent(dir, pages);
    startCold();
    const cold = await runBuild(dir);
    expectPages(pages);
    const warm = await runBuild(dir);
    const editedPage = await measureEdit(dir, () => editPage(dir), pathOfPage(7), EDIT);
    const editedLabel = await measureEdit(dir, () => editLabel(dir), pathOfPage(7), LABEL);
    const { visit, click } = await withSite(publicDir, async (origin, browser) => ({
      visit: await measureVisit(browser, origin + pathOfPage(7)),
      click: await measureClick(browser, origin + pathOfPage(7), `nav a[href="${pathOfPage(8)}"]`),
    }));
    const html = ((cold.steps['Building static HTML for pages'] ?? 0) * 1000) / pages;
    rows.push({
      pages,
      cold,
      warm,
      editedPage,
      editedLabel,
      parsing: measureParsing(dir, pages),
      html,
      visit,
      click,
    });
  }
  return rows;
}

function editPage(dir: string): void {
  appendFileSync(fileOfPage(dir, 7), `\n${EDIT}\n`);
}

function editLabel(dir: string): void {
  const file = path.join(dir, 'scale', 'sidebar.yml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('title: Group 0', `title: ${LABEL}`));
}

async function measureEdit(dir: string, edit: () => void, page: string, text: string) {
  edit();
  const before = listHtml();
  const figures = await runBuild(dir);
  const after = listHtml();
  const file = path.join(publicDir, page, 'index.html');
  if (!readFileSync(file, 'utf8').includes(text)) throw new Error(`The edit has not arrived in ${file}`);
  const htmlRewritten = [...after].filter(([name, time]) => before.get(name) !== time).length;
  return { ...figures, htmlRewritten };
}

function expectPages(pages: number): void {
  for (let index = 0; index < pages; index += 1) {
    const file = path.join(publicDir, pathOfPage(index), 'index.html');
    if (!existsSync(file)) throw new Error(`There is no ${file}`);
  }
}
