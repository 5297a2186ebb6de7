import { Component, type ReactNode } from 'react';
import type { PageId } from '../../site/page-data.ts';
import { PageFailure } from './page-failure.tsx';

type Props = { children: ReactNode; failure: PageId | null };

/** Shows that a page, or a part of it, could not be loaded, in place of the page; the shell stays usable. */
export class PageBoundary extends Component<Props, { thrown: Error | null }> {
  override state = { thrown: null };

  static getDerivedStateFromError(thrown: Error) {
    return { thrown };
  }

  override render() {
    return this.state.thrown || this.props.failure ? <PageFailure page={this.props.failure} /> : this.props.children;
  }
}
