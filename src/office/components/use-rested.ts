import { useEffect, useState } from "react";

/** A value once it has not changed for a moment, so that not every key asks the server. */
export function useRested<Value>(value: Value, milliseconds = 300): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
