export function HeadsetIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6">
      <path d="M4 13V10.5A8 8 0 0 1 20 10.5V13M3.3 13H6.7V18.5H3.3ZM17.3 13H20.7V18.5H17.3ZM19 18.5V21.5H13" />
    </svg>
  );
}
