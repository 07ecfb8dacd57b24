import type { Page } from '@playwright/test';

/** The share of pixels, 0 to 1, in which two screenshots differ visibly; 1 where their sizes differ. */
export async function compareScreenshots(page: Page, first: Buffer, second: Buffer): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const readPixels = async (source: string) => {
        const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('No canvas to compare images on');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [a, b] = await Promise.all(sources.map(readPixels));
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1;
      let different = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const distance = [0, 1, 2].reduce(
          (sum, channel) => sum + Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)),
          0,
        );
        // Letters may be smoothed a little differently from one frame to the next.
        if (distance > 48) different += 1;
      }
      return different / (a.data.length / 4);
    },
    [first.toString('base64'), second.toString('base64')],
  );
}
