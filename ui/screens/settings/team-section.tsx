export function TeamSection() {
  return null;
}
