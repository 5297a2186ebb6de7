import type { ComponentProps } from 'react';

export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;

// The arrow has the outline of the arrows on airport direction signs. Every control with an icon has a text or a label,
// so icons are hidden from screen readers.

export function ArrowIcon(props: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" {...props}>
      <path d="M1 9.6H13.5L8.8 4.9 12.2 1.5 22.7 12 12.2 22.5 8.8 19.1 13.5 14.4H1Z" />
    </svg>
  );
}

export function ChevronIcon(props: IconProps) {
  return (
    <svg viewBox="0 0 12 8" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2" {...props}>
      <path d="M1 1.5 6 6.5 11 1.5" />
    </svg>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <svg viewBox="0 0 22 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6" {...props}>
      <path d="M0 2H22M0 8H22M0 14H22" />
    </svg>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6" {...props}>
      <path d="M2 2 18 18M18 2 2 18" />
    </svg>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" {...props}>
      <path d="M5 3H10V21H5ZM14 3H19V21H14Z" />
    </svg>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" {...props}>
      <path d="M5 2.5 21 12 5 21.5Z" />
    </svg>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6" {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M12.5 12.5 19 19" />
    </svg>
  );
}
