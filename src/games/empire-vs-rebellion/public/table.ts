/** The open table: its types, the names of things, and what lies where. */

export {
  BOTH,
  type Evr,
  NONE,
  other,
  type Reader,
  SIDES,
  type Side,
  sideNamed,
  sideOfViewer,
  sidesOfSeats,
} from '../state.ts';
