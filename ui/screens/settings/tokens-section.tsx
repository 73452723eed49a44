export function TokensSection() {
  return null;
}
