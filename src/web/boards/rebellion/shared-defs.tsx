import { LeaderDefs } from './pieces/leader.tsx';
import { PlanetDefs } from './planets/planet.tsx';

/** What all pictures on the page draw with, wherever they stand: in the map, on the sheets, in the list of choices. */
export const SharedDefs = () => (
  <svg className="reb-defs" width={0} height={0} aria-hidden="true">
    <defs>
      <PlanetDefs />
      <LeaderDefs />
    </defs>
  </svg>
);
