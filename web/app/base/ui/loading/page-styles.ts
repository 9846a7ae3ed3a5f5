let loading: Promise<void> | null = null;

/**
 * Applies the styles that only lazy pages need. The document declares them in a link that is disabled,
 * so that the first hand does not wait for them. Rejects if they cannot be loaded; a further call
 * tries again.
 */
export function loadPageStyles(): Promise<void> {
  loading ??= apply().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function apply() {
  const declared = document.getElementById("page-styles");
  if (!declared) return; // the one-file edition has all styles in the document
  const link = declared.cloneNode() as HTMLLinkElement;
  link.removeAttribute("id");
  link.disabled = false;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new DOMException("The styles did not arrive.", "NetworkError"));
    document.body.append(link); // after the other styles, which they extend
  }).catch((error) => {
    link.remove();
    throw error;
  });
}
