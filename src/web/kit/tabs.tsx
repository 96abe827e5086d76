import './tabs.css';
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';

export interface TabEntry {
  readonly id: string;
  readonly label: string;
  /** What is new there. */
  readonly count?: number;
  readonly content: ReactNode;
}

export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
  end,
}: {
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly selected?: string;
  onSelect?(id: string): void;
  /** Stands at the end of the row of tabs. */
  readonly end?: ReactNode;
}) {
  return (
    <AriaTabs
      className="k-tabs"
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <div className="k-tab-row">
        <TabList className="k-tab-list" aria-label={label}>
          {tabs.map(({ id, label: name, count = 0 }) => (
            <Tab key={id} id={id} className="k-tab">
              {name}
              {count > 0 && <span className="k-tab-count">{count}</span>}
            </Tab>
          ))}
        </TabList>
        {end}
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="k-tab-panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
