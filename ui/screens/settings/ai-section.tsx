export function AiSection() {
  return null;
}
