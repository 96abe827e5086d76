/** Wheel, drag and pinch on a map. */

const spread = (touches: readonly { x: number; y: number }[]): number => {
  const [a, b] = touches;
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
};

const DRAG = 5;

/** Returns a function that removes the listeners. The click that ends a drag is swallowed. */
export function listen(
  el: SVGSVGElement,
  zoomAt: (by: number, x: number, y: number) => void,
  pan: (dx: number, dy: number) => void,
): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragged = false;
  let start = { x: 0, y: 0 };
  const local = (e: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = el.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const wheel = (e: WheelEvent): void => {
    e.preventDefault();
    const { x, y } = local(e);
    zoomAt(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016)), x, y);
  };
  const down = (e: PointerEvent): void => {
    if (e.button !== 0) return;
    fingers.set(e.pointerId, local(e));
    if (fingers.size === 1) {
      dragged = false;
      start = local(e);
    }
  };
  const move = (e: PointerEvent): void => {
    const before = fingers.get(e.pointerId);
    if (before === undefined) return;
    const now = local(e);
    if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < DRAG && fingers.size === 1) return;
    if (!dragged) el.setPointerCapture(e.pointerId);
    dragged = true;
    const wide = spread([...fingers.values()]);
    fingers.set(e.pointerId, now);
    const all = [...fingers.values()];
    if (all.length === 1) {
      pan(now.x - before.x, now.y - before.y);
      return;
    }
    const [a, b] = all;
    if (a && b && wide > 0) zoomAt(spread(all) / wide, (a.x + b.x) / 2, (a.y + b.y) / 2);
    pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  };
  const up = (e: PointerEvent): void => {
    fingers.delete(e.pointerId);
  };
  const click = (e: MouseEvent): void => {
    if (!dragged) return;
    e.stopPropagation();
    e.preventDefault();
    dragged = false;
  };
  el.addEventListener('wheel', wheel, { passive: false });
  el.addEventListener('pointerdown', down);
  el.addEventListener('pointermove', move);
  el.addEventListener('pointerup', up);
  el.addEventListener('pointercancel', up);
  el.addEventListener('click', click, { capture: true });
  return () => {
    el.removeEventListener('wheel', wheel);
    el.removeEventListener('pointerdown', down);
    el.removeEventListener('pointermove', move);
    el.removeEventListener('pointerup', up);
    el.removeEventListener('pointercancel', up);
    el.removeEventListener('click', click, { capture: true });
  };
}
