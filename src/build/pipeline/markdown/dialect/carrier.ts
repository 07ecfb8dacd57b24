import type { Element } from 'hast';

interface CarrierData {
  readonly hName: string;
  readonly hProperties: Element['properties'];
  readonly hChildren?: Element['children'];
}

/** A node that means nothing to Markdown and becomes the element its data describes. */
export interface DocCarrier {
  type: 'docCarrier';
  data: CarrierData;
  children: [];
}

export function createCarrier(
  hName: string,
  hProperties: Element['properties'],
  hChildren?: Element['children'],
): DocCarrier {
  return {
    type: 'docCarrier',
    data: { hName, hProperties, ...(hChildren ? { hChildren } : {}) },
    children: [],
  };
}

declare module 'mdast' {
  interface RootContentMap {
    docCarrier: DocCarrier;
  }
  interface BlockContentMap {
    docCarrier: DocCarrier;
  }
}
