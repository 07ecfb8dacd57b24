import type { BlockContent, DefinitionContent, Literal, Parent, PhrasingContent } from 'mdast';

/** A line that is only `{{…}}`; the value is the whole of it, braces included. */
export interface DocDirective extends Literal {
  type: 'docDirective';
  value: string;
}

/** `:::kind title` … `:::`. A title is the first child, a paragraph marked `data.isTitle`. */
export interface DocCallout extends Parent {
  type: 'docCallout';
  name: string;
  isClosed: boolean;
  children: (BlockContent | DefinitionContent)[];
}

/** A `:::` that closes nothing. */
export interface DocStrayFence extends Literal {
  type: 'docStrayFence';
  value: string;
}

/** `<codeblock …>` … `</codeblock>`; `opening` is its first line. */
export interface DocCodeGroup extends Parent {
  type: 'docCodeGroup';
  opening: string;
  isClosed: boolean;
  children: (BlockContent | DefinitionContent)[];
}

/** `<p class="description">` … `</p>`, its inside read as Markdown. */
export interface DocLead extends Parent {
  type: 'docLead';
  children: PhrasingContent[];
}

/** `{#id}`; the value is the id. It means something at the end of a heading only. */
export interface DocHeadingId extends Literal {
  type: 'docHeadingId';
  value: string;
}

declare module 'mdast' {
  interface RootContentMap {
    docDirective: DocDirective;
    docCallout: DocCallout;
    docStrayFence: DocStrayFence;
    docCodeGroup: DocCodeGroup;
    docLead: DocLead;
    docHeadingId: DocHeadingId;
  }
  interface BlockContentMap {
    docDirective: DocDirective;
    docCallout: DocCallout;
    docStrayFence: DocStrayFence;
    docCodeGroup: DocCodeGroup;
    docLead: DocLead;
  }
  interface PhrasingContentMap {
    docHeadingId: DocHeadingId;
  }
  interface ParagraphData {
    isTitle?: boolean;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    docDirective: 'docDirective';
    docCallout: 'docCallout';
    docCalloutFence: 'docCalloutFence';
    docCalloutName: 'docCalloutName';
    docCalloutTitle: 'docCalloutTitle';
    docCalloutClosing: 'docCalloutClosing';
    docStrayFence: 'docStrayFence';
    docCodeGroup: 'docCodeGroup';
    docCodeGroupOpening: 'docCodeGroupOpening';
    docCodeGroupClosing: 'docCodeGroupClosing';
    docContainerContent: 'docContainerContent';
    docLead: 'docLead';
    docLeadMarker: 'docLeadMarker';
    docHeadingId: 'docHeadingId';
    docHeadingIdMarker: 'docHeadingIdMarker';
    docHeadingIdValue: 'docHeadingIdValue';
  }
}
