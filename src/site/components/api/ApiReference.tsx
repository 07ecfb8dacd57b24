import { useMemo, type ReactElement } from 'react';
import { apiSectionAnchor, type ApiSection } from '../../../domain/apiAnchors';
import '../../i18n/addApiStrings';
import { useTranslate } from '../../providers/TranslationsProvider';
import './api.css';
import type { ApiReferenceData } from './apiData';
import { ApiHeading } from './ApiHeading';
import { ApiList } from './ApiList';
import { ApiText } from './ApiText';
import { ClassTable, listClass } from './ClassTable';
import { CodeLine, highlightImport } from './CodeLine';
import { Inheritance } from './Inheritance';
import { listSections } from './listSections';
import { PropFacts } from './PropFacts';
import type { NoteTargets } from './PropNote';
import { listProp, PropTable } from './PropTable';
import { listSlot, SlotTable } from './SlotTable';

interface ApiReferenceProps {
  readonly reference: ApiReferenceData;
  /** The level of its sections' headings: 3 where its name is a heading above them. */
  readonly level: 2 | 3;
}

/** The sections of a reference; its name, description and deprecation stand above. */
export function ApiReference({ reference, level }: ApiReferenceProps): ReactElement {
  const t = useTranslate();
  const { slug } = reference;
  const hasSlots = reference.slots.length > 0;
  const hasClasses = reference.classes.length > 0;
  const targets = useMemo(
    () => ({
      slots: hasSlots ? apiSectionAnchor(slug, 'slots') : null,
      classes: hasClasses ? apiSectionAnchor(slug, 'classes') : null,
    }),
    [slug, hasSlots, hasClasses],
  );
  return (
    <>
      {listSections(reference).map((section) => (
        <section key={section}>
          <ApiHeading level={level} id={apiSectionAnchor(slug, section)} text={t(`api.section.${section}`)} />
          <Section section={section} reference={reference} targets={targets} />
        </section>
      ))}
    </>
  );
}

interface SectionProps {
  readonly section: ApiSection;
  readonly reference: ApiReferenceData;
  readonly targets: NoteTargets;
}

function Section({ section, reference, targets }: SectionProps): ReactElement {
  const t = useTranslate();
  const title = t(`api.section.${section}`);
  // Several references may stand on one page.
  const label = t('api.table', { section: title, name: reference.name });
  switch (section) {
    case 'demos':
      return <DemoLinks pages={reference.docPages} />;
    case 'import':
      return <ImportLines imports={reference.imports} />;
    case 'signature':
      return <CodeLine html={reference.signatureHtml ?? ''} />;
    case 'props':
    case 'parameters':
    case 'returns': {
      const props = reference[section];
      return (
        <>
          {section === 'props' && <PropFacts reference={reference} />}
          {props.length > 0 && (
            <ApiList kind="props" title={title} rows={props.map(listProp)}>
              {(view) => <PropTable label={label} props={props} view={view} targets={targets} />}
            </ApiList>
          )}
        </>
      );
    }
    case 'inheritance':
      return <Inheritance title={title} reference={reference} targets={targets} />;
    case 'slots':
      return (
        <ApiList kind="slots" title={title} rows={reference.slots.map(listSlot)}>
          {(view) => <SlotTable label={label} slots={reference.slots} view={view} />}
        </ApiList>
      );
    case 'classes':
      return (
        <ApiList kind="classes" title={title} rows={reference.classes.map(listClass)}>
          {(view) => <ClassTable label={label} classes={reference.classes} view={view} />}
        </ApiList>
      );
    case 'theme':
      return (
        <p>
          <ApiText
            name="api.themeName"
            parts={{ name: <code>{reference.themeName}</code>, place: <code>theme.components</code> }}
          />
        </p>
      );
    case 'source':
      return (
        <p>
          <a href={reference.sourceUrl ?? ''}>
            {t('api.source', {
              name: reference.name,
              version: reference.version,
              package: reference.packageName,
            })}
          </a>
        </p>
      );
  }
}

function DemoLinks({ pages }: { readonly pages: ApiReferenceData['docPages'] }): ReactElement {
  const t = useTranslate();
  return (
    <>
      <p>{t('api.demos')}</p>
      <ul>
        {pages.map(({ heading, href }) => (
          <li key={href}>
            <a href={href}>{heading}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function ImportLines({ imports }: { readonly imports: readonly string[] }): ReactElement {
  const t = useTranslate();
  const [byPath = '', ...fromRoot] = imports;
  return (
    <>
      {fromRoot.length > 0 && <p>{t('api.importByPath')}</p>}
      <CodeLine html={highlightImport(byPath)} />
      {fromRoot.length > 0 && <p>{t('api.importFromRoot')}</p>}
      {fromRoot.map((line) => (
        <CodeLine key={line} html={highlightImport(line)} />
      ))}
    </>
  );
}
