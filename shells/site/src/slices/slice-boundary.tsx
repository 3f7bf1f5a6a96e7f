import { Component, type ReactNode, Suspense } from 'react';

interface SliceBoundaryProps {
  /** Shown while the part loads; on the server also where its rendering failed. */
  loading: ReactNode;
  /** Shown in place of the part when it failed. */
  failure(retry: () => void): ReactNode;
  /** Told once for each failure. */
  onFailure?: () => void;
  /** What failed is forgotten when this changes: another page is tried anew. */
  at?: string;
  children: ReactNode;
}

/** Keeps a part that loads slowly or fails from touching the rest of the page. */
export class SliceBoundary extends Component<SliceBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ at }: SliceBoundaryProps) {
    if (at !== this.props.at) this.retry();
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  private retry = () => this.setState({ failed: false });

  override render() {
    if (this.state.failed) return this.props.failure(this.retry);
    return <Suspense fallback={this.props.loading}>{this.props.children}</Suspense>;
  }
}
