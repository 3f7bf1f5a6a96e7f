import { Component, type ReactNode, Suspense } from 'react';

interface SliceBoundaryProps {
  /** Shown while the part loads, and on the server also when its rendering fails. */
  loading: ReactNode;
  /** Shown instead of a failed part. */
  failure(retry: () => void): ReactNode;
  /** Called once for each failure. */
  onFailure?: () => void;
  /** A new value resets the failure, so that the next page is tried again. */
  at?: string;
  children: ReactNode;
}

/** Isolates a part that loads slowly or fails from the rest of the page. */
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
