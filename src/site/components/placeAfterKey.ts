/** Which of `count` things in a row a key leads to from the one at `place`; null for a key that means nothing here. */
export function placeAfterKey(
  key: string,
  place: number,
  count: number,
  rightToLeft: boolean,
): number | null {
  switch (key) {
    case rightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return (place + 1) % count;
    case rightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
