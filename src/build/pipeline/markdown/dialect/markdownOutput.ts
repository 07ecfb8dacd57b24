import type { Element } from 'hast';
import type { Code } from 'mdast';
import type { CodeTab } from '../../../../domain/page';
import type { ParsedBlock, Place } from '../../parsedDocument';
import { createCodeBlock, labelFence } from '../code/createCodeBlock';
import { BLOCK_MARK, FENCE_MARK } from '../html/marks';
import { serializeHtml } from '../html/serializeHtml';
import { createCarrier, type DocCarrier } from './carrier';
import type { DialectOutput } from './dialectReading';

export interface PlacedBlock extends Place {
  readonly block: ParsedBlock;
}

/**
 * On a Markdown page the dialect's blocks, and fences, are put aside and marked in the text by their
 * numbers: an HTML parser need not read them.
 */
export class MarkdownOutput implements DialectOutput {
  readonly blocks: PlacedBlock[] = [];
  readonly fences: Element[] = [];

  placeDirective: DialectOutput['placeDirective'] = (directive, place, reference) =>
    this.placeBlock(directive.kind === 'demo' ? { kind: 'demo', reference } : directive, place);

  placeCodeGroup: DialectOutput['placeCodeGroup'] = (storageKey, fences, place) =>
    this.placeBlock({ kind: 'codeGroup', storageKey, tabs: createTabs(fences) }, place);

  placeFence: DialectOutput['placeFence'] = (fence) => {
    this.fences.push(createCodeBlock(fence));
    return createCarrier(FENCE_MARK, { dataIndex: String(this.fences.length - 1) });
  };

  private placeBlock(block: ParsedBlock, { line, column }: Place): DocCarrier {
    this.blocks.push({ block, line, column });
    return createCarrier(BLOCK_MARK, { dataIndex: String(this.blocks.length - 1) });
  }
}

/** Where only what a page refers to is asked for, nothing is made of the dialect's blocks. */
export const noOutput: DialectOutput = {
  placeDirective: () => createCarrier(BLOCK_MARK, {}),
  placeCodeGroup: () => createCarrier(BLOCK_MARK, {}),
  placeFence: () => createCarrier(BLOCK_MARK, {}),
};

/** The tabs of a code group. */
export function createTabs(fences: readonly Code[]): CodeTab[] {
  return fences.map((fence) => ({ label: labelFence(fence), html: serializeHtml([createCodeBlock(fence)]) }));
}
