import { useSignal } from "@preact/signals";

/** Names a list. */
export function NameForm({
  label,
  action = label,
  name = "",
  onName,
}: {
  label: string;
  /** The label of the button, if it differs from that of the field. */
  action?: string;
  name?: string;
  onName: (name: string) => void;
}) {
  const text = useSignal(name);
  return (
    <form
      class="sets-form"
      onSubmit={(event) => {
        event.preventDefault();
        onName(text.value);
      }}
    >
      <label>
        <span class={action === label ? "unseen" : undefined}>{label}</span>
        <input
          class="box"
          required
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button">
        {action}
      </button>
    </form>
  );
}
