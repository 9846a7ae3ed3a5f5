/** A progress bar; without a fraction it is indeterminate. */
export function ProgressBar({ label, fraction }: { label: string; fraction: number | null }) {
  return (
    <div
      class="bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={fraction === null ? undefined : Math.round(fraction * 100)}
    >
      <div
        class={fraction === null ? "bar-fill busy" : "bar-fill"}
        style={fraction ? { transform: `scaleX(${fraction})` } : undefined}
      />
    </div>
  );
}
