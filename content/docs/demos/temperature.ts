/** Degrees Celsius in degrees Fahrenheit, rounded to whole ones. */
export function toFahrenheit(celsius: number): number {
  return Math.round((celsius * 9) / 5 + 32);
}
