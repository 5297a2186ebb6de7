import { Component, type ReactNode } from 'react';

type Props = {
  /** The element with the served markup of the children; null if there is none. */
  of: () => Element | null | undefined;
  /** Replaces failed children that have no served markup; if `otherwise` is missing, their error is rethrown. */
  otherwise?: ReactNode;
  children: ReactNode;
};

/** Shows the served markup, with its links and forms, in place of children that fail. */
export class ServedMarkup extends Component<Props, { thrown: Error | null }> {
  override state: { thrown: Error | null } = { thrown: null };
  markup: string | undefined;

  static getDerivedStateFromError(thrown: Error) {
    return { thrown };
  }

  override render() {
    if (!this.state.thrown) return this.props.children;
    // React changes the document only after this render.
    this.markup ??= this.props.of()?.innerHTML;
    if (!this.markup && this.props.otherwise) return this.props.otherwise;
    if (!this.markup) throw this.state.thrown;
    return <div dangerouslySetInnerHTML={{ __html: this.markup }} />;
  }
}
