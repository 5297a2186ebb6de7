/** A biscuit with a bite taken out of it. */
export function CookieIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path
        d="M12 1A11 11 0 1 0 23 12 4.5 4.5 0 0 1 17.5 7.5 4.5 4.5 0 0 1 12 1ZM8 7.5A1.5 1.5 0 1 1 8 10.5 1.5 1.5 0 0 1 8 7.5ZM7.5 14A1.5 1.5 0 1 1 7.5 17 1.5 1.5 0 0 1 7.5 14ZM14.5 14.5A1.5 1.5 0 1 1 14.5 17.5 1.5 1.5 0 0 1 14.5 14.5Z"
        fillRule="evenodd"
      />
    </svg>
  );
}
