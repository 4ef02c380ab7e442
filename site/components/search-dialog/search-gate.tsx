interface Props {
  open: boolean;
  setOpen: (open: boolean) => void;
}

export function SearchGate(_: Props) {
  return null;
}
