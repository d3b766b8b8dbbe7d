import { useState } from 'react';
import { DOOR_LENGTH } from '@/domain/guests/arrivals';
import { cleanLine, firstOf } from '@/domain/text';

/** The prefix of this key makes sign-out delete the value. */
const KEY = 'celebra-door';

function readDoor(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Returns the name of this device's door, which is stored on the device and written into each arrival. */
export function useDoor() {
  const [typed, setTyped] = useState(readDoor);
  const type = (text: string) => {
    setTyped(text);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Without storage, the name is lost when the page closes.
    }
  };
  return { typed, type, door: firstOf(cleanLine(typed), DOOR_LENGTH) };
}
