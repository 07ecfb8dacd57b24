import { createCodeBlock } from '../code/createCodeBlock';
import { createCarrier } from '../dialect/carrier';
import type { DialectOutput } from '../dialect/dialectReading';
import { createTabs } from '../dialect/markdownOutput';
import { createJsx } from './createJsx';

/** On an MDX page the dialect's blocks become components, which the site gives to the compiled page. */
export const mdxOutput: DialectOutput = {
  placeDirective(directive, _place, reference) {
    switch (directive.kind) {
      case 'demo':
        return createJsx('DocDemo', { reference });
      case 'component':
        return createJsx('DocComponent', { name: directive.name, props: directive.props });
      case 'placeholder':
        return createCarrier('p', { className: ['placeholder'], role: 'note' }, [
          { type: 'text', value: directive.message },
        ]);
    }
  },
  placeCodeGroup: (storageKey, fences) => createJsx('DocCodeGroup', { storageKey, tabs: createTabs(fences) }),
  placeFence(fence) {
    const { tagName, properties, children } = createCodeBlock(fence);
    return createCarrier(tagName, properties, children);
  },
};
