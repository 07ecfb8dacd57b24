export interface Delivery {
  readonly id: number;
  readonly city: string;
  readonly parcels: number;
  /** Tonnes. */
  readonly weight: number;
  /** Share delivered in time, 0 to 1. */
  readonly onTime: number;
}

const cities = [
  'Aarhus',
  'Bergen',
  'Cádiz',
  'Dresden',
  'Évora',
  'Florence',
  'Ghent',
  'Haarlem',
  'Izmir',
  'Jaén',
  'Kraków',
  'Lyon',
  'Malmö',
  'Nantes',
  'Oulu',
  'Porto',
  'Reykjavík',
  'Split',
];

/** Made-up figures that come out the same on the server and in the browser. */
export function makeDeliveries(count: number): Delivery[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / cities.length);
    return {
      id: index + 1,
      city: `${cities[index % cities.length] ?? ''}${round === 0 ? '' : ` ${round + 1}`}`,
      parcels: 120 + ((index * 7919) % 880),
      weight: 2 + ((index * 104729) % 240) / 10,
      onTime: 0.8 + ((index * 31) % 20) / 100,
    };
  });
}

/** A whole number of percent: the same text in every browser, whatever its locale. */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}
