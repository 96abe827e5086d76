/** Whatever needs more than the map: moves, placing units, battles. */
export function Stage() {
  return null;
}
