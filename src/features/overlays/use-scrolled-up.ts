import { useEffect, useState } from 'react';

/** Scrolling by fewer pixels than this does not change the direction, as fingers are never quite still. */
const least = 8;

/** Whether the visitor last scrolled up. False before any scrolling, and at the top of the page. */
export function useScrolledUp(): boolean {
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < least && scrollY > 0) return;
      setUp(scrollY > 0 && scrollY < last);
      last = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isUp;
}
