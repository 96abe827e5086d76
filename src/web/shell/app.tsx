/** The routes; filled in below as the rooms are built. */
export function App() {
  return <h1>Wartable</h1>;
}
