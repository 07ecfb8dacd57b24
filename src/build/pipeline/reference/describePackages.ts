import type { ApiReference, PackageReference } from '../../../domain/apiReference';
import { count } from '../formatReport';

/**
 * What the build log says of each package: how many references it has, and what was passed over and
 * why; names of the same fate stand together.
 */
export function describePackages(packages: readonly PackageReference[]): string[] {
  return packages.flatMap(({ packageName, version, references, passedOver }) => {
    const reasons = new Map<string, string[]>();
    for (const { name, reason } of passedOver) reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
    const named = count(passedOver.length, 'name');
    return [
      `${packageName} ${version}: ${countKind(references, 'component')} and ${countKind(references, 'hook')}` +
        (passedOver.length === 0 ? '' : `; ${named} passed over:`),
      ...[...reasons].map(([reason, names]) => `  ${names.join(', ')}. ${reason}`),
    ];
  });
}

function countKind(references: readonly ApiReference[], kind: ApiReference['kind']): string {
  return count(references.filter((reference) => reference.kind === kind).length, kind);
}
