import './tabs.css';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

// By hand for the same reason as the menu: React Aria's tabs need its collections.

interface TabEntry {
  readonly id: string;
  readonly label: string;
  /** What is new there. */
  readonly count?: number;
  readonly content: ReactNode;
}

/** Tabs. One tab stop; arrows, Home and End move between them. */
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
  /** Shown at the end of the row of tabs. */
  readonly end?: ReactNode;
}) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const chosen = selected ?? own;
  const at = Math.max(
    tabs.findIndex(({ id }) => id === chosen),
    0,
  );
  const select = (id: string): void => {
    setOwn(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const last = tabs.length - 1;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    const goal = tabs[next < 0 ? last : next > last ? 0 : next];
    if (goal === undefined) return;
    event.preventDefault();
    select(goal.id);
    document.getElementById(`${base}${goal.id}`)?.focus();
  };
  return (
    <div className="k-tabs">
      <div className="k-tab-row">
        <div className="k-tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map(({ id, label: name, count = 0 }, i) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}${id}`}
              aria-selected={i === at}
              aria-controls={`${base}panel`}
              tabIndex={i === at ? 0 : -1}
              className="k-tab"
              onClick={() => select(id)}
            >
              {name}
              {count > 0 && <span className="k-tab-count">{count}</span>}
            </button>
          ))}
        </div>
        {end}
      </div>
      <div
        className="k-tab-panel"
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}${tabs[at]?.id}`}
        key={tabs[at]?.id}
      >
        {tabs[at]?.content}
      </div>
    </div>
  );
}
