import { Component, type ReactNode } from 'react';
import { reloadWithArrival } from '../attribution/arrival.ts';
import { PageFailure } from './page-failure.tsx';

type Props = { children: ReactNode };

/** Shows an error message in place of a page whose rendering fails; header and footer stay usable. */
export class PageBoundary extends Component<Props, { thrown: Error | null }> {
  override state = { thrown: null };

  static getDerivedStateFromError(thrown: Error) {
    return { thrown };
  }

  override render() {
    return this.state.thrown ? <PageFailure page={null} retry={reloadWithArrival} /> : this.props.children;
  }
}
