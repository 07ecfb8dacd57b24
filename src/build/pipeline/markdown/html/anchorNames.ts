import { slug } from 'github-slugger';

/** Pictures in a heading come and go; its anchor stays. */
const PICTURES = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}\u200D\uFE0F\u20E3]/gu;

/** Gives the anchors of one page, each once. */
export class AnchorNames {
  private readonly taken = new Set<string>();
  private readonly lastNumber = new Map<string, number>();

  /** Keeps a name that an author wrote; false where it is taken already. */
  reserve(name: string): boolean {
    if (this.taken.has(name)) return false;
    this.taken.add(name);
    return true;
  }

  /** The anchor of a heading by its text: `Getting started 🚀` is `getting-started`, a second one `getting-started-1`. */
  nameAfter(text: string): string {
    return this.makeUnique(slug(text.replace(PICTURES, '').trim()) || 'section');
  }

  /** The name itself where it is free, else the name with a number added. */
  makeUnique(name: string): string {
    if (this.reserve(name)) return name;
    let number = this.lastNumber.get(name) ?? 0;
    do number += 1;
    while (!this.reserve(`${name}-${number}`));
    this.lastNumber.set(name, number);
    return `${name}-${number}`;
  }
}
