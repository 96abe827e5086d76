import { LeaderDefs } from './pieces/leader.tsx';
import { PlanetDefs } from './planets/planet.tsx';

/** SVG definitions shared by all pictures: map, panels, list of choices. */
export const SharedDefs = () => (
  <svg className="reb-defs" width={0} height={0} aria-hidden="true">
    <defs>
      <PlanetDefs />
      <LeaderDefs />
    </defs>
  </svg>
);
