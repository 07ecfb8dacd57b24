/** One parcel of the sample data. */
export interface Parcel {
  id: number;
  code: string;
  destination: string;
  weight: number;
  insured: boolean;
  status: string;
}

const destinations = ['Bergen', 'Cork', 'Graz', 'Lund', 'Porto', 'Tartu', 'Utrecht'];
export const statuses = ['Announced', 'Collected', 'In transit', 'Delivered'];

/**
 * Makes the parcel with a number. It is always the same one: nothing is drawn by chance, so that the
 * server's rows and the browser's agree, and no row need be kept.
 */
export function createParcel(id: number): Parcel {
  // Steps that share no factor with the lengths go through all combinations.
  return {
    id,
    code: `P-${String(id).padStart(6, '0')}`,
    destination: destinations[(id * 5) % destinations.length] ?? '',
    weight: ((id * 37) % 400) / 10 + 0.2,
    insured: id % 3 === 0,
    status: statuses[(id * 3) % statuses.length] ?? '',
  };
}
