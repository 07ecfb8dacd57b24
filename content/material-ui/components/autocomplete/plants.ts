export interface Plant {
  readonly id: number;
  readonly name: string;
  readonly latin: string;
}

const plants: readonly Plant[] = [
  { id: 1, name: 'Bird cherry', latin: 'Prunus padus' },
  { id: 2, name: 'Black currant', latin: 'Ribes nigrum' },
  { id: 3, name: 'Field maple', latin: 'Acer campestre' },
  { id: 4, name: 'Field rose', latin: 'Rosa arvensis' },
  { id: 5, name: 'Norway maple', latin: 'Acer platanoides' },
  { id: 6, name: 'Red currant', latin: 'Ribes rubrum' },
  { id: 7, name: 'Wild cherry', latin: 'Prunus avium' },
  { id: 8, name: 'Wood anemone', latin: 'Anemone nemorosa' },
];

/**
 * Stands for a search on a server, which knows the Latin names as well.
 *
 * @param signal ends the request
 */
export function searchPlants(query: string, signal: AbortSignal): Promise<readonly Plant[]> {
  return new Promise((resolve, reject) => {
    const wanted = query.toLowerCase();
    const found = plants.filter(({ name, latin }) => `${name} ${latin}`.toLowerCase().includes(wanted));
    const timer = setTimeout(() => resolve(found), 700);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
