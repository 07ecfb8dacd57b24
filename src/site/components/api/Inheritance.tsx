import type { ReactElement } from 'react';
import type { ApiReferenceData } from './apiData';
import { ApiList } from './ApiList';
import { ApiText } from './ApiText';
import { Inherited } from './Inherited';
import type { NoteTargets } from './PropNote';
import { listProp } from './PropTable';

interface InheritanceProps {
  /** What the section is called. */
  readonly title: string;
  readonly reference: ApiReferenceData;
  readonly targets: NoteTargets;
}

/** What a component takes beside its own props: attributes, and the props of the components it hands them on to. */
export function Inheritance({ title, reference, targets }: InheritanceProps): ReactElement {
  const { slug, inherits, attributesOf } = reference;
  return (
    <>
      {attributesOf !== null && (
        <p>
          <ApiText name="api.attributes" parts={{ element: <code>{attributesOf}</code> }} />
        </p>
      )}
      {inherits.length > 0 && (
        <ApiList kind="props" title={title} rows={inherits.flatMap(({ props }) => props.map(listProp))}>
          {(view) =>
            inherits.map((inherited) => (
              <Inherited
                key={`${inherited.packageName}/${inherited.name}`}
                slug={slug}
                inherited={inherited}
                view={view}
                targets={targets}
              />
            ))
          }
        </ApiList>
      )}
    </>
  );
}
